import { handleRead } from './handle-read.ts';

self.addEventListener('message', ({ data }) => {
  void handleRead(data, (reply) => self.postMessage(reply));
});
