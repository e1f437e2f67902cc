// @vitest-environment happy-dom
import { API_MESSAGES, err, ok, type ApiErrorCode } from '@aura/shared-domain';
import { afterEach, expect, test, vi } from 'vitest';
import { askOrFind } from './ask-or-find.ts';

const stored = vi.hoisted(() => ({ load: vi.fn<(tool: string, id: string) => Promise<unknown>>() }));
vi.mock('./records.ts', () => ({ loadRun: stored.load }));

afterEach(() => vi.restoreAllMocks());

const RUN = { charged: false, newBadges: [] };
const failWith = (code: ApiErrorCode) => async () => err({ code, message: API_MESSAGES[code] });
const askAfter = (code: ApiErrorCode, loaded: unknown) => {
  stored.load.mockReset().mockResolvedValue(loaded);
  return askOrFind('resume', 'pedido-1', failWith(code));
};

test.each(['timeout', 'offline', 'bad_response', 'unavailable'] as const)(
  'after %s, what was stored counts as the answer',
  async (code) => {
    expect(await askAfter(code, ok(RUN))).toEqual(ok({ ...RUN, runId: 'pedido-1' }));
    expect(stored.load).toHaveBeenCalledWith('resume', 'pedido-1');
  },
);

test('nobody is told that nothing was stored while that is not known', async () => {
  const unread = err({ message: 'Não foi possível abrir esta versão.' });
  expect(await askAfter('timeout', ok(null))).toMatchObject({ error: { kind: 'unanswered' } });
  expect(await askAfter('bad_response', unread)).toMatchObject({ error: { kind: 'unanswered' } });
  expect(await askAfter('bad_response', ok(null))).toMatchObject({ error: { kind: 'backend' } });
});

test('a refusal, and a request that never left the device, are what they are', async () => {
  expect(await askAfter('limit_reached', ok(RUN))).toMatchObject({ error: { kind: 'limit' } });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await askAfter('offline', ok(RUN))).toMatchObject({ error: { kind: 'backend' } });
  expect(stored.load).not.toHaveBeenCalled();
});

test('an answer is passed on as it is', async () => {
  stored.load.mockReset();
  expect(await askOrFind('resume', 'pedido-1', async () => ok({ runId: 'pedido-1' }))).toEqual(
    ok({ runId: 'pedido-1' }),
  );
  expect(stored.load).not.toHaveBeenCalled();
});
