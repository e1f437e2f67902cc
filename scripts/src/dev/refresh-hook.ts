/**
 * Code before every script of a page with a hot-reloaded remote. Page and remote each have a refresh runtime. The
 * first one creates a hook that does not keep React's renderers, so the second would find none and its updates would
 * have no effect. This hook keeps them.
 */
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/** A page whose remote may be hot reloaded. */
export const withRefreshHook = (html: string): string =>
  html.replace('<head>', () => `<head><script>${REFRESH_HOOK}</script>`);
