// Stand-in for https://apis.google.com/js/api.js: the part of `gapi.iframes` that the Firebase Auth SDK and the
// Auth emulator's helper frame use. It lets the Google pop-up work on this machine without the internet. Both
// windows are of one origin, and messages of any other are ignored.
(() => {
  const CHANNEL = 'aura-gapi';
  const PING = 'ping';
  const PING_INTERVAL_MS = 100;

  /**
   * @typedef {{ channel: string, id: string, type: string, data?: unknown, reply?: boolean }} Message
   * @typedef {(data: unknown) => unknown} Handler
   */

  /** Calls in both directions with one other window. */
  class Peer {
    /** @type {Map<string, Handler>} */
    #handlers = new Map();
    /** @type {Map<string, (answers: unknown[]) => void>} */
    #waiting = new Map();
    /** @type {() => Window | null} */
    #windowOf;

    /** @param {() => Window | null} windowOf the other window; null while it does not exist yet */
    constructor(windowOf) {
      this.#windowOf = windowOf;
      addEventListener('message', (event) => void this.#receive(event));
      this.register(PING, () => true);
    }

    /** @param {string} type @param {Handler} handler */
    register(type, handler) {
      this.#handlers.set(type, handler);
    }

    /** @param {string} type @param {unknown} data @param {(answers: unknown[]) => void} [callback] */
    send(type, data, callback) {
      const id = crypto.randomUUID();
      if (callback) this.#waiting.set(id, callback);
      this.#post({ channel: CHANNEL, id, type, data });
    }

    /** Asks until the other side answers. @param {() => void} [callback] */
    ping(callback) {
      return new Promise((resolve) => {
        const timer = setInterval(() => this.send(PING, null, answered), PING_INTERVAL_MS);
        const answered = () => {
          clearInterval(timer);
          callback?.();
          resolve([]);
        };
      });
    }

    restyle() {
      return Promise.resolve();
    }

    /** @param {MessageEvent<Message | undefined>} event */
    async #receive(event) {
      const message = event.data;
      if (event.origin !== location.origin || event.source !== this.#windowOf()) return;
      if (message?.channel !== CHANNEL) return;
      if (message.reply) {
        this.#answered(message);
        return;
      }
      const handler = this.#handlers.get(message.type);
      if (handler) this.#post({ ...message, reply: true, data: await handler(message.data) });
    }

    /** @param {Message} message */
    #answered({ id, data }) {
      const callback = this.#waiting.get(id);
      this.#waiting.delete(id);
      try {
        callback?.([data]);
      } catch {
        // The SDK throws out of its answer to `webStorageSupport` even where all is well, and counts on gapi to
        // swallow that.
      }
    }

    /** @param {Message} message */
    #post(message) {
      this.#windowOf()?.postMessage(message, location.origin);
    }
  }

  /** @type {Peer | undefined} */
  let parent;
  const context = {
    /** @param {{ where: HTMLElement, url: string }} options @param {(peer: Peer) => unknown} callback */
    open({ where, url }, callback) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.title = 'auth';
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
      Object.assign(frame.style, { position: 'absolute', top: '-100px', width: '1px', height: '1px' });
      where.append(frame);
      return Promise.resolve(callback(new Peer(() => frame.contentWindow)));
    },
    getParentIframe() {
      parent ??= new Peer(() => window.parent);
      return parent;
    },
  };

  const gapi = {
    /** @param {string} _modules @param {{ callback: () => void } | (() => void)} then */
    load(_modules, then) {
      if (typeof then === 'function') then();
      else then.callback();
    },
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Peer, getContext: () => context },
  };
  Object.assign(window, { gapi });
  // The emulator's helper frame waits for this call.
  const helper = /** @type {{ gapi_onload?: () => void }} */ (/** @type {unknown} */ (window));
  queueMicrotask(() => helper.gapi_onload?.());
})();
