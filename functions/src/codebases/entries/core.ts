// Written by `npm run backend:parts` from functions/codebases.json.
import badgesPart from '../../badges/part.ts';
import consolePart from '../../console/part.ts';
import contactPart from '../../contact/part.ts';
import insightsPart from '../../insights/part.ts';
import messagesPart from '../../messages/part.ts';
import operationsPart from '../../operations/part.ts';
import telemetryPart from '../../telemetry/part.ts';
import { PARTS } from '../../parts/all-parts.ts';
import { serveParts } from '../serve-parts.ts';

export * from '../../account/schedules.ts';
export * from '../../insights/schedules.ts';
export * from '../../messages/schedules.ts';
export const core = serveParts('core', [badgesPart, consolePart, contactPart, insightsPart, messagesPart, operationsPart, telemetryPart], PARTS);
