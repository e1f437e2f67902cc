export { diagnose, hashOfDiagnosis, type DiagnosisOptions } from './diagnose.ts';
export { type CvDocument, type CvLine, readCv } from '../cv/cv.ts';
export { type AskedByPlan, findTasksShownBy } from './plan/resume-tasks.ts';
export { computeTaskId } from './plan/task-id.ts';
export { DIAGNOSIS_VERSION, READINESS_WEIGHTS } from './weights.ts';
