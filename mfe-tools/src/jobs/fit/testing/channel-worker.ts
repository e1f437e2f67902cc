import { serveDocuments } from '@aura/shared-career-ui/worker';
import { VACANCY_READERS } from '../../import/vacancy-readers.ts';
import { FIT_READERS } from '../fit-readers.ts';

/** A worker with the real readers behind a real message channel: only the thread is missing. */
export class ChannelWorker {
  readonly #ports: MessageChannel;
  readonly addEventListener: MessagePort['addEventListener'];
  constructor() {
    this.#ports = new MessageChannel();
    const { port1, port2 } = this.#ports;
    serveDocuments({ ...VACANCY_READERS, ...FIT_READERS }, port2);
    port1.start();
    port2.start();
    this.addEventListener = port1.addEventListener.bind(port1) as never;
  }
  postMessage(message: unknown) {
    this.#ports.port1.postMessage(message);
  }
  terminate() {
    this.#ports.port1.close();
    this.#ports.port2.close();
  }
}
