import type { Router } from 'express';
import {
  mentorFactSaveEndpoint,
  mentorStatusEndpoint,
  mentorStream,
  mentorTaskAddEndpoint,
} from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { sendEvents } from '../writer/send-events.ts';
import { askMentor, type AskDeps } from './ask/ask-mentor.ts';
import { saveFact } from './facts/save-fact.ts';
import { showStatus } from './show-status.ts';
import { addTask } from './tasks/add-task.ts';
import { createLiveAnswers } from './writing/live-answers.ts';

export interface MentorRouteDeps extends PersonEndpointDeps, Omit<AskDeps, 'live'> {
  /** Name of the model that can write; null where templates alone write. */
  readonly writer: string | null;
}

/** The career mentor: messages, what it remembers, tasks out of its answers. */
export function addMentorRoutes(routes: Router, deps: MentorRouteDeps): void {
  const ask = askMentor({ ...deps, live: createLiveAnswers() });
  routes.post(mentorStream.path, personEndpoint(deps, mentorStream.request, ask, { send: sendEvents }));
  routes.get(mentorStatusEndpoint.path, personEndpoint(deps, mentorStatusEndpoint.request, showStatus(deps)));
  routes.post(
    mentorFactSaveEndpoint.path,
    personEndpoint(deps, mentorFactSaveEndpoint.request, saveFact(deps)),
  );
  routes.post(mentorTaskAddEndpoint.path, personEndpoint(deps, mentorTaskAddEndpoint.request, addTask(deps)));
}
