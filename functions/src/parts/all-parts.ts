// Written by `npm run backend:parts`: every folder beside this one that has such a file.
import badgesPart from '../badges/part.ts';
import billingPart from '../billing/part.ts';
import companyPart from '../company/part.ts';
import consolePart from '../console/part.ts';
import contactPart from '../contact/part.ts';
import diagnosisPart from '../diagnosis/part.ts';
import insightsPart from '../insights/part.ts';
import interviewPart from '../interview/part.ts';
import jobsPart from '../jobs/part.ts';
import lessonsPart from '../lessons/part.ts';
import mentorPart from '../mentor/part.ts';
import messagesPart from '../messages/part.ts';
import operationsPart from '../operations/part.ts';
import telemetryPart from '../telemetry/part.ts';
import toolsPart from '../tools/part.ts';
import writerPart from '../writer/part.ts';
import type { Part } from './define-part.ts';

export const PARTS: readonly Part[] = [
  badgesPart,
  billingPart,
  companyPart,
  consolePart,
  contactPart,
  diagnosisPart,
  insightsPart,
  interviewPart,
  jobsPart,
  lessonsPart,
  mentorPart,
  messagesPart,
  operationsPart,
  telemetryPart,
  toolsPart,
  writerPart,
];
