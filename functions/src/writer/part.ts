import { writingStream } from '@aura/shared-domain';
import { sendEvents } from '../http/send-events.ts';
import { definePart } from '../parts/define-part.ts';
import { streamWriting } from './stream-writing.ts';

/** Template texts, rewritten by a model if one is configured. */
export default definePart({
  name: 'writer',
  limits: { writing: { capacity: 6, refillPerSecond: 1 / 20, maxKeys: 10_000 } },
  routes(bind, deps) {
    const takeWritingToken = bind.take('writing');
    bind(writingStream, streamWriting({ ...deps, takeWritingToken, logWriting: deps.report }), {
      send: sendEvents,
    });
  },
});
