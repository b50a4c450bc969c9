/** Input devices as WebDriver and WebDriver BiDi describe them (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: readonly PointerAction[] }

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

export interface Size {
  width: number
  height: number
}

/** A window of a browser without cookies and history: what every browser can do, under one interface. */
export interface Window {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>
  /** Goes through the history as the buttons Back and Forward do; the page may not be there yet. */
  traverse(steps: 1 | -1): Promise<void>
  /** Runs the source of a function in the page with arguments of JSON; returns its awaited value, undefined as null. */
  run(functionSource: string, args: readonly unknown[]): Promise<unknown>
  /** Moves, presses and releases pointer and keys as a user does. */
  perform(sources: readonly InputSource[]): Promise<void>
  /** Errors of scripts and console since the window was opened. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** A started browser. */
export interface Browser {
  openWindow(size: Size): Promise<Window>
  close(): Promise<void>
}
