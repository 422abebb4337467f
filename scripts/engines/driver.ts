/** What a walk needs of an engine; the three answer it alike. */
export type Driver = {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Value of an expression in the page; it has to be plain data. */
  value: (expression: string) => Promise<unknown>;
  /** A press in the middle of a point of the screen. */
  press: (x: number, y: number) => Promise<void>;
  /** Types text, or one key by its name. */
  type: (text: string) => Promise<void>;
  key: (name: Key) => Promise<void>;
  size: (width: number, height: number) => Promise<void>;
  /** What the engine has complained of so far: errors and warnings. */
  heard: () => string[];
  close: () => Promise<void>;
};

/** Code points of WebDriver for keys that write nothing. */
export const KEYS = { Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015', Tab: '\uE004' } as const;
export type Key = keyof typeof KEYS;

/** An engine that this machine may have; `open` is null with the reason where it has not. */
export type Engine = { name: string; find: () => { open: () => Promise<Driver> } | { missing: string } };

type KeyAct = { type: 'keyDown' | 'keyUp'; value: string };

/** Keys as both protocols of WebDriver want them. */
export const keyActions = (text: string) => [
  {
    type: 'key' as const,
    id: 'keyboard',
    actions: [...text].flatMap((value): KeyAct[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** A press as both protocols of WebDriver want it. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer' as const,
    id: 'mouse',
    parameters: { pointerType: 'mouse' as const },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
