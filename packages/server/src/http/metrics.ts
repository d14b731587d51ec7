/** What is counted since the process began. */
export type Counted = 'entries' | 'conflicts' | 'faults' | 'opened' | 'requests' | 'refusals'

const told: Readonly<Record<Counted, string>> = {
  entries: 'Entries that were written',
  conflicts: 'Deeds that lost their place in the log to another node',
  faults: 'Times that the log could not be written or read',
  opened: 'Rooms that were opened',
  requests: 'Requests that were carried out or answered',
  refusals: 'Requests that were refused',
}

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Figures of this process for Prometheus. They name no room and nobody. */
export class Metrics {
  private readonly counts: Record<Counted, number> = {
    entries: 0,
    conflicts: 0,
    faults: 0,
    opened: 0,
    requests: 0,
    refusals: 0,
  }
  private readonly buckets = BOUNDS.map(() => 0)
  private took = { count: 0, seconds: 0 }

  count(what: Counted): void {
    this.counts[what]++
  }

  /** A request was carried out in so many milliseconds, to the moment at which it was written. */
  time(milliseconds: number): void {
    const seconds = milliseconds / 1000
    this.took.count++
    this.took.seconds += seconds
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) this.buckets[i]++
  }

  /** In the text format of Prometheus; `gauges` are those of this moment. */
  text(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string {
    const lines: string[] = []
    const head = (name: string, help: string, type: string): void =>
      void lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
    for (const [what, help] of Object.entries(told)) {
      const name = `fudaba_${what}_total`
      head(name, help, 'counter')
      lines.push(`${name} ${this.counts[what as Counted]}`)
    }
    for (const [name, [help, value]] of Object.entries(gauges)) {
      head(`fudaba_${name}`, help, 'gauge')
      lines.push(`fudaba_${name} ${value}`)
    }
    const name = 'fudaba_request_seconds'
    head(name, 'From a request to the moment at which it is written', 'histogram')
    for (const [i, bound] of BOUNDS.entries()) lines.push(`${name}_bucket{le="${bound}"} ${this.buckets[i]}`)
    lines.push(
      `${name}_bucket{le="+Inf"} ${this.took.count}`,
      `${name}_sum ${this.took.seconds}`,
      `${name}_count ${this.took.count}`,
    )
    return `${lines.join('\n')}\n`
  }
}
