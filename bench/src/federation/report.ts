import { table } from '../pages/table.ts';
import type { Comparison } from './comparison.ts';
import type { Cost, OpeningCost } from './costs.ts';
import type { Both, EntryCost } from './count.ts';
import type { Interval } from './statistics.ts';
import { TARGETS } from './targets.ts';
import type { Timings } from './time.ts';
import { verdictOf, type Timing } from './verdict.ts';

/** The report for a person. */
export function humanReport(comparison: Comparison): string {
  const { timings } = comparison;
  return [
    section('Federated / monolith of the same sources', figures(comparison)),
    section(COUNTS, countTable(comparison)),
    ...(timings
      ? [
          section(
            `Times, 150 ms and 1.6 Mbit/s, CPU 4×: median and 95 % of ${timings.pairs} pairs`,
            timeTable(timings),
          ),
        ]
      : []),
  ].join('\n\n');
}

const COUNTS =
  'Counted, federated | monolith; kB as transferred; steps: of the chain before the largest paint, or from the click on';

const section = (title: string, body: string): string => `${title}\n\n${body}`;

function figures(comparison: Comparison): string {
  const { publicBytesRatio, remoteBytesRatio, frameworkBytesRatio, lcpRatio, lcpRatioUpper } = comparison;
  const { hopsCold, hopsAfterHover, monolithHops, entryBytes, sharedCopies } = comparison;
  const copies = Object.entries(sharedCopies).map(([name, count]) => `${name} ${count}`);
  const entries = Object.entries(entryBytes).map(([name, bytes]) => `${name} ${bytes}`);
  return table([
    ['figure', 'value', 'target'],
    ['script of the home page', publicBytesRatio.toFixed(3), `${TARGETS.publicBytesRatio}`],
    ["script of a remote's page", remoteBytesRatio.toFixed(3), `${TARGETS.remoteBytesRatio}`],
    ["of it besides the remote's files", frameworkBytesRatio.toFixed(3), `${TARGETS.frameworkBytesRatio}`],
    [
      'largest paint, upper end',
      lcpRatio === null ? 'not taken' : `${lcpRatioUpper?.toFixed(3)} (${lcpRatio.toFixed(3)})`,
      `${TARGETS.lcpRatioUpper}`,
    ],
    ['round trips to enter, cold', `${hopsCold}`, `${TARGETS.hopsCold}`],
    ['round trips after hovering', `${hopsAfterHover}`, `${monolithHops.afterHover}`],
    ['entries, bytes of gzip', entries.join(', '), `${TARGETS.entryBytes}`],
    ['copies', copies.join(', '), '1'],
  ]);
}

function countTable({ counts: { home, remotes } }: Comparison): string {
  return table([
    ['page', 'script', 'total', 'requests', 'steps'],
    costRow('/', home, sides(home, depth)),
    ...remotes.flatMap(({ path, opened, cold, hovered }) => [
      costRow(path, opened, sides(opened, depth)),
      costRow(`${path} from a link`, cold, sides(cold, hops)),
      costRow(`${path} from a hovered link`, hovered, sides(hovered, hops)),
    ]),
  ]);
}

const costRow = (name: string, cost: Both<Cost>, steps: string): string[] => [
  name,
  sides(cost, ({ scriptBytes }) => kilobytes(scriptBytes)),
  sides(cost, ({ totalBytes }) => kilobytes(totalBytes)),
  sides(cost, ({ requests }) => `${requests}`),
  steps,
];

const depth = (cost: OpeningCost): string => `${cost.depth}`;
const hops = (cost: EntryCost): string => `${cost.hops}`;

function timeTable({ largestPaint, interactive, entered }: Timings): string {
  return table([
    ['measure', 'federated / monolith', 'monolith / monolith', `≤ ${TARGETS.lcpRatioUpper}`],
    ...Object.entries(largestPaint).map(([path, timing]) => timeRow(`largest paint ${path}`, timing)),
    ...Object.entries(interactive).map(([path, timing]) => timeRow(`interactive ${path}`, timing)),
    timeRow('from a link to the headline', entered.cold),
    timeRow('the same after hovering', entered.hovered),
  ]);
}

const timeRow = (name: string, timing: Timing): string[] => [
  name,
  shown(timing.ratio),
  shown(timing.control),
  verdictOf(timing, TARGETS.lcpRatioUpper),
];

const sides = <T>({ federated, monolith }: Both<T>, show: (value: T) => string): string =>
  `${show(federated)} | ${show(monolith)}`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const shown = ({ median, lower, upper }: Interval): string =>
  `${median.toFixed(3)} (${lower.toFixed(3)}–${upper.toFixed(3)})`;
