import { diagnosisEndpoint, secondReadingAnswerEndpoint, secondReadingEndpoint } from '@aura/shared-domain';
import { askThread } from '../analysis/thread.ts';
import { definePart } from '../parts/define-part.ts';
import { answerSecondReading, readSecondTime } from './second-reading.ts';
import { runDiagnosis, type DiagnosisEngine } from './run-diagnosis.ts';

const askDiagnosisThread: DiagnosisEngine = (answers, options) => askThread('diagnosis', answers, options);

/** The diagnosis of a CV and a goal, and a second reading of the CV by a model, if configured. */
export const createDiagnosisPart = (engine: DiagnosisEngine = askDiagnosisThread) =>
  definePart({
    name: 'diagnosis',
    limits: {
      // As of the optimisers: the largest CV keeps a whole second.
      diagnosis: { capacity: 30, refillPerSecond: 1 / 5, maxKeys: 10_000 },
      secondReading: { capacity: 4, refillPerSecond: 1 / 60, maxKeys: 10_000 },
    },
    routes(bind, deps) {
      bind(diagnosisEndpoint, runDiagnosis({ ...deps, engine }), { limit: 'diagnosis' });
      bind(secondReadingEndpoint, readSecondTime({ ...deps, takeReadingToken: bind.take('secondReading') }));
      bind(secondReadingAnswerEndpoint, answerSecondReading(deps));
    },
  });

export default createDiagnosisPart();
