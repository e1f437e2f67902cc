import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatCloudLine, identifyRunningCode } from './cloud-line.ts';
import { readCorrelation } from './correlation.ts';
import { describeFault, type RequestEntry } from './log.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const running = identifyRunningCode(
  { K_SERVICE: 'api', K_REVISION: 'api-00042-xyz' },
  'aura-prod',
  new URL(import.meta.url),
);
const entry: RequestEntry = {
  severity: 'INFO',
  message: 'request',
  requestId: 'r',
  method: 'GET',
  route: '/jobs',
  status: 200,
  durationMs: 3,
};

test('a line says which code wrote it, and is found by the trace of its call', () => {
  expect(JSON.parse(formatCloudLine({ ...entry, trace: TRACE, remote: 'tools@1.4.0' }, running))).toEqual({
    ...entry,
    trace: TRACE,
    remote: 'tools@1.4.0',
    build: createHash('sha256')
      .update(readFileSync(import.meta.filename))
      .digest('hex')
      .slice(0, 12),
    revision: 'api-00042-xyz',
    'logging.googleapis.com/trace': `projects/aura-prod/traces/${TRACE}`,
  });
});

test('a fault is a report of an error, with its stack and without its message', () => {
  const fault = describeFault(Object.assign(new RangeError('ana@exemplo.invalid'), { code: 'auth/x' }));
  const line = formatCloudLine({ ...entry, severity: 'ERROR', fault }, running);
  const report = JSON.parse(line) as Record<string, unknown>;
  expect(report['@type']).toMatch(/ReportedErrorEvent$/);
  expect(report['serviceContext']).toEqual({ service: 'api', version: running.build });
  expect(report['stack_trace']).toMatch(/^RangeError: auth\/x\n {4}at .+cloud-line\.test\.ts:\d+:\d+/);
  expect(line).not.toContain('ana@');
});

test.each([
  [{ traceparent: `00-${TRACE}-b7ad6b7169203331-01` }, { trace: TRACE }],
  [{ 'x-cloud-trace-context': `${TRACE}/123;o=1` }, { trace: TRACE }],
  [{ 'x-aura-page': 'tools@1.4.0-rc.1 r12' }, { remote: 'tools@1.4.0-rc.1', registry: 12 }],
  [{ 'x-aura-page': 'shell r3' }, { remote: 'shell', registry: 3 }],
  [{ 'x-aura-page': 'ana@exemplo.invalid escreveu isto r3', traceparent: 'ana' }, {}],
  [{ 'x-aura-page': 'tools@1.4.0 r12 ana', 'x-cloud-trace-context': `${TRACE}ana` }, {}],
  [{}, {}],
])('%j is logged as %j, with only known fields', (headers, said) => {
  expect(readCorrelation(headers)).toEqual(said);
});
