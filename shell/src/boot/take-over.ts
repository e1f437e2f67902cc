import { BOOT_MARK, FRAGMENT_MARK, QUERY_MARK } from '../document/boot-marks.ts';

/** Known to the style sheet by this name. */
const ID = 'falha-ao-abrir';

/** Says, without the application, that it did not come, and offers another attempt. */
function showFailure(document: Document, root: HTMLElement, retry: () => void): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'Não foi possível carregar a Aura. Verifique sua conexão e tente novamente.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tentar novamente';
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  root.before(box);
}

/** Elements that a person may be about to use. */
const INTERACTIVE = 'a[href], button, input, select, textarea, summary, label';
/** Elements that work without the application. */
const OWN = `[${BOOT_MARK}], [popovertarget]`;

/**
 * Starts the application at the right moment: immediately if the page is empty, if a person was signed in, if a badge
 * must be shown or if the address requires it; otherwise on the first interaction. Presses and submissions that only
 * the application can handle are held until it is ready; links keep working as links.
 * @param start resolves when the application is ready; after a rejection it may be called again.
 */
export function connectTakeOver(document: Document, start: () => Promise<void>): void {
  const root = document.getElementById('root');
  if (!root) return;
  const isWritten = root.firstElementChild !== null;
  const over = new AbortController();
  let starting = false;
  /** Actions for used elements: one per element, even after several presses. */
  const held = new Map<Element, () => void>();

  const takeOver = async (): Promise<void> => {
    if (starting) return;
    starting = true;
    try {
      await start();
    } catch {
      starting = false;
      // A readable page stays unchanged until the person does more than read.
      if (!isWritten || held.size > 0) showFailure(document, root, () => void takeOver());
      held.clear();
      return;
    }
    over.abort();
    for (const [element, act] of held) if (element.isConnected) act();
  };

  // Content on an empty page belongs to the application, which handles its events.
  if (!isWritten) return void takeOver();

  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: over.signal });
  const hold = (event: Event, element: Element, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    held.set(element, act);
    void takeOver();
  };
  const onReach = ({ target }: Event) => {
    if (target instanceof Element && target.closest(INTERACTIVE)) void takeOver();
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const) on(type, onReach);
  on('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button speaks through the submission that follows.
    if (button && !button.closest(OWN) && !(button.form && button.type === 'submit'))
      hold(event, button, () => button.click());
  });
  on('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    hold(event, form, () => form.requestSubmit(submitter?.isConnected ? submitter : null));
  });

  const { dataset } = document.documentElement;
  const { hash, search } = document.location;
  const isAsked =
    (hash.length > 1 && root.querySelector(`[${FRAGMENT_MARK}]`) !== null) ||
    (search.length > 1 && root.querySelector(`[${QUERY_MARK}]`) !== null);
  if ('returning' in dataset || 'overridden' in dataset || isAsked) void takeOver();
}
