import * as v from 'valibot';
import { SITE } from '../site.ts';
import { waitFor, type Engine, type InputSource } from './engine.ts';

const SpotSchema = v.nullable(v.object({ x: v.number(), y: v.number() }));

/* The numbers that WebDriver has for keys without a sign. */
const ENTER = '\uE007';
const ESCAPE = '\uE00C';

const pressKeys = (keys: readonly string[]): InputSource => ({
  type: 'key',
  id: 'keys',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** A person at a browser: they read what is shown, click what has a name, and type. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  /** Waits until the text is on the page. */
  readonly see: (text: string) => Promise<void>;
  /** Clicks the link, button, tab or choice with one of these names. */
  readonly press: (...names: readonly string[]) => Promise<void>;
  /** Presses the key that closes what has opened over the page. */
  readonly escape: () => Promise<void>;
  /** The heading of the part that is shown, once it is another one. */
  readonly readHeading: (before?: string) => Promise<string>;
  /** Types into the field with this label. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** What the policy of pages has refused since the page was opened. */
  readonly refusals: () => Promise<unknown>;
}

export function sitAt(engine: Engine): Visitor {
  const { evaluate } = engine;

  /** Waits for what is on the page; a failure says what was there instead. */
  async function waitOnPage<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
    try {
      return await waitFor(what, ask);
    } catch (cause) {
      const page = await evaluate('`${location.pathname}: ${document.body.innerText.slice(0, 600)}`');
      throw new Error(`${what} is not on ${String(page)}`, { cause });
    }
  }

  /** Clicks in the middle of an element, once it stands still in the window and nothing lies over it. */
  async function clickOn(what: string, finding: string): Promise<void> {
    const { x, y } = await waitOnPage(what, async () => {
      const before = v.parse(SpotSchema, await evaluate(`(${findSpot.toString()})(${finding})`));
      const after = v.parse(SpotSchema, await evaluate(`(${findSpot.toString()})(${finding})`));
      return before && after && before.x === after.x && before.y === after.y ? after : null;
    });
    await engine.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  return {
    open: async (path) => {
      await engine.open(`${SITE}${path}`);
      await evaluate(`(${watchRefusals.toString()})()`);
    },
    see: async (text) => {
      const shown = `document.body.innerText.includes(${JSON.stringify(text)})`;
      await waitOnPage(`“${text}”`, async () => ((await evaluate(shown)) === true ? true : null));
    },
    press: (...names) =>
      clickOn(`“${names.join('” or “')}”`, `(${findNamed.toString()})(${JSON.stringify(names)})`),
    escape: () => engine.act([pressKeys([ESCAPE])]),
    readHeading: (before = '') =>
      waitOnPage(`another heading than “${before}”`, async () => {
        const heading = String(await evaluate("document.querySelector('main h2')?.innerText"));
        return heading === before ? null : heading;
      }),
    type: async (label, text) => {
      const field = `(${findField.toString()})(${JSON.stringify(label)})`;
      await clickOn(`the field “${label}”`, field);
      await engine.act([pressKeys(Array.from(text.replaceAll('\n', ENTER)))]);
    },
    refusals: () => evaluate('globalThis.auraRefusals'),
  };
}

/* These run inside the page and use nothing from outside themselves. */

/** The first element with one of the names, or else the first whose name begins so; what is in the page before the frame. */
function findNamed(names: readonly string[]): Element | undefined {
  const choices = 'a[href], button, summary, label, [role=tab], [role=radio], [role=button]';
  const shown = [...document.querySelectorAll<HTMLElement>(choices)].filter((one) => one.checkVisibility());
  const inOrder = shown
    .toSorted((a, b) => Number(!a.closest('main')) - Number(!b.closest('main')))
    .map((element) => ({
      element,
      name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
    }));
  const exact = inOrder.find(({ name }) => names.includes(name));
  return (exact ?? inOrder.find(({ name }) => names.some((wanted) => name.startsWith(wanted))))?.element;
}

function findField(label: string): Element | null | undefined {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.trim().startsWith(label),
  );
  return found?.control;
}

/** The middle of an element in the window; null where it is not there, cannot be used, or lies under another. */
function findSpot(element: Element | null | undefined): { x: number; y: number } | null {
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const onTop = document.elementFromPoint(x, y);
  return onTop && (element.contains(onTop) || onTop.contains(element)) ? { x, y } : null;
}

function watchRefusals(): void {
  const refusals: string[] = [];
  Object.assign(globalThis, { auraRefusals: refusals });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    refusals.push(`${violatedDirective} ${blockedURI}`);
  });
}
