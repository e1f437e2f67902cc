import { diagnose } from '@aura/shared-career';
import { diagnosisEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { runDiagnosis, type DiagnosisEngine } from './run-diagnosis.ts';

/** The diagnosis of a CV and a goal. */
export const createDiagnosisPart = (engine: DiagnosisEngine = diagnose) =>
  definePart({
    name: 'diagnosis',
    routes(bind, deps) {
      bind(diagnosisEndpoint, runDiagnosis({ ...deps, engine }));
    },
  });

export default createDiagnosisPart();
