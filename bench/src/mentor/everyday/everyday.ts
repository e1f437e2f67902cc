import { readCases } from './read-cases.ts';
import { flawList, measureOrdinary, ordinaryReport, threadReport } from './report.ts';
import { runThread } from './run-thread.ts';
import { OrdinarySchema, ThreadSchema } from './thread.ts';

type CaseSet = 'development' | 'held-out';

const threadsOf = (set: CaseSet) => readCases(`threads/${set}`, ThreadSchema).map(runThread);

/** How the mentor does in conversations and on everyday messages of a set; sums alone. */
export const everydayReport = (set: CaseSet): string =>
  [
    threadReport(set, threadsOf(set)),
    ordinaryReport(set, measureOrdinary(readCases(`ordinary/${set}`, OrdinarySchema))),
  ].join('\n\n');

/** Every turn of no use in the set that is there to work with. */
export const developmentFlaws = (): string => flawList(threadsOf('development'));
