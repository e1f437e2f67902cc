import { diagnose } from '@aura/shared-career';
import { diagnosisEndpoint, secondReadingAnswerEndpoint, secondReadingEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { answerSecondReading, readSecondTime } from './second-reading.ts';
import { runDiagnosis, type DiagnosisEngine } from './run-diagnosis.ts';

/** The diagnosis of a CV and a goal, and a second reading of the CV by a model where there is one. */
export const createDiagnosisPart = (engine: DiagnosisEngine = diagnose) =>
  definePart({
    name: 'diagnosis',
    limits: { secondReading: { capacity: 4, refillPerSecond: 1 / 60, maxKeys: 10_000 } },
    routes(bind, deps) {
      bind(diagnosisEndpoint, runDiagnosis({ ...deps, engine }));
      bind(secondReadingEndpoint, readSecondTime({ ...deps, takeReadingToken: bind.take('secondReading') }));
      bind(secondReadingAnswerEndpoint, answerSecondReading(deps));
    },
  });

export default createDiagnosisPart();
