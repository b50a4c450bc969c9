const minute = 60
const hour = 3600

/** Pauses before the attempts after the first, in seconds: three days in all. */
export const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** Jitter: the part of a pause by which it may be longer, so that attempts that failed together are not repeated together. */
const jitter = 0.2

/** Seconds until the next attempt, when so many of the schedule have failed; null where it is the last. `random` is in [0, 1). */
export function pauseAfter(failures: number, random: number): number | null {
  const pause = pauses[failures - 1]
  return pause === undefined ? null : pause * (1 + jitter * random)
}

/** An endpoint whose attempts have all failed for so long is disabled. */
export const maxFailingDays = 5
