import {
  mentorFactSaveEndpoint,
  mentorReturnEndpoint,
  mentorStatusEndpoint,
  mentorStream,
  mentorTaskAddEndpoint,
} from '@aura/shared-domain';
import {
  findWantedAds,
  buildAdviceJob,
  findAnswerProblems,
  parseTargetPart,
  respond,
  findSafetyReply,
  findSensitive,
} from '@aura/shared-mentor';
import { sendEvents } from '../http/send-events.ts';
import type { JobMarket } from '../jobs/market/job-market.ts';
import { createMarket } from '../jobs/market/create-market.ts';
import { definePart } from '../parts/define-part.ts';
import { askMentor } from './ask/ask-mentor.ts';
import type { MentorEngine } from './engine.ts';
import { saveFact } from './facts/save-fact.ts';
import { giveBackMessage } from './return-message.ts';
import { showStatus } from './show-status.ts';
import { addTask } from './tasks/add-task.ts';
import { createLiveAnswers } from './writing/live-answers.ts';

const ENGINE: MentorEngine = {
  checkSafety: findSafetyReply,
  sensitiveIn: findSensitive,
  adsWanted: findWantedAds,
  respond,
  answerProblems: findAnswerProblems,
  adviceJob: buildAdviceJob,
  partOfTarget: parseTargetPart,
};

/**
 * The career mentor: messages, what it remembers, tasks out of its answers.
 * @param given in place of the market of the settings
 */
export const createMentorPart = (mentorEngine = ENGINE, given?: JobMarket) =>
  definePart({
    name: 'mentor',
    limits: { mentor: { capacity: 20, refillPerSecond: 1 / 5, maxKeys: 10_000 } },
    routes(bind, deps) {
      const market = given ?? createMarket(deps.jobs, deps.db, deps.now);
      const mentorDeps = { ...deps, mentorEngine, market, logWriting: deps.report };
      const takeMessageToken = bind.take('mentor');
      bind(mentorStream, askMentor({ ...mentorDeps, takeMessageToken, live: createLiveAnswers() }), {
        send: sendEvents,
      });
      bind(mentorStatusEndpoint, showStatus(mentorDeps));
      bind(mentorFactSaveEndpoint, saveFact(mentorDeps));
      bind(mentorReturnEndpoint, giveBackMessage(mentorDeps));
      bind(mentorTaskAddEndpoint, addTask(mentorDeps));
    },
  });

export default createMentorPart();
