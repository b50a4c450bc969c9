/** Creates a function that does some work once: calls share it, and the first one after a failure repeats it. */
export function createRunOnce(work: () => Promise<unknown>): () => Promise<void> {
  let done: Promise<unknown> | undefined
  return async () => {
    done ??= work()
    await done.catch(error => {
      done = undefined
      throw error
    })
  }
}
