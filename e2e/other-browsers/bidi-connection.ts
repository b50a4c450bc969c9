type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number | null; error: string; message: string }
  | { type: 'event'; method: string; params: unknown }

/** A WebDriver BiDi session over its WebSocket (https://www.w3.org/TR/webdriver-bidi/). */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #listeners = new Set<(method: string, params: unknown) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('The browser closed the connection'))
      this.#pending.clear()
    })
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`${url} refused the connection`)), { once: true })
    await promise
    return new BidiConnection(socket)
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#lastId
    const pending = Promise.withResolvers<unknown>()
    this.#pending.set(id, pending)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return pending.promise as Promise<Result>
  }

  /** Calls a function with each event; the returned function ends that. */
  onEvent(listener: (method: string, params: unknown) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close() {
    this.#socket.close()
  }

  #receive(message: Message) {
    if (message.type === 'event') {
      for (const listener of this.#listeners) listener(message.method, message.params)
      return
    }
    const pending = this.#pending.get(message.id ?? 0)
    this.#pending.delete(message.id ?? 0)
    if (message.type === 'success') pending?.resolve(message.result)
    else pending?.reject(new Error(`${message.error}: ${message.message}`))
  }
}
