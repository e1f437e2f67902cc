/** Has the browser ask before the tab is closed or reloaded, as long as something would be lost; gives the end of it. */
export function warnWhile(
  subscribe: (listener: () => void) => () => void,
  wouldLose: () => boolean,
): () => void {
  const endWatch = subscribe(() => setWarning(wouldLose()));
  return () => {
    endWatch();
    setWarning(false);
  };
}

/** A listener that is there keeps pages from being restored at once: it stands no longer than it has to. */
function setWarning(isOn: boolean): void {
  if (isOn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
