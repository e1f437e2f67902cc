import type { Topic } from '@aura/shared-domain';
import { listed } from './listed.ts';

/** What English answers to the point of a topic tend to speak of, in base forms. */
export const TOPIC_WORDS_ENGLISH: Readonly<Record<Topic, readonly string[]>> = {
  communication: listed(`
    explain, speak, talk, tell, listen, conversation, message, email, meeting, presentation, present,
    ask, question, doubt, understand, clear, clarity, language, simple, example, summary, write, report,
    warn, inform, information, agree, confirm, audience, feedback, news, phone`),
  teamwork: listed(`
    team, group, colleague, coworker, partner, partnership, collaborate, collaboration, help, support,
    share, split, agree, agreement, conflict, disagree, disagreement, trust, respect, shift, department,
    together, listen, teach, recognize, credit, cooperate, peer`),
  leadership: listed(`
    lead, leadership, leader, team, initiative, coordinate, guide, guidance, convince, persuade,
    influence, decide, decision, delegate, responsibility, own, feedback, develop, train, coach, mentor,
    motivate, example, goal, direction, follow up, recognize, resistance, support, organize, priority`),
  problemSolving: listed(`
    problem, issue, cause, root cause, solution, solve, fix, investigate, analyze, analysis, hypothesis,
    test, data, compare, alternative, option, criterion, decide, error, failure, defect, correct, check,
    measure, prevent, risk, improve, improvement, find out, diagnosis, impact, unexpected`),
  adaptability: listed(`
    change, learn, learning, adapt, adaptation, new, course, study, practice, mistake, feedback, adjust,
    unexpected, different, transition, system, tool, process, routine, challenge, difficulty, flexible,
    review, unknown, training, grow, uncertainty`),
  delivery: listed(`
    deadline, deliver, delivery, plan, organize, priority, prioritize, task, step, schedule, calendar,
    goal, delay, ahead, track, control, list, urgent, important, resource, cost, budget, quality, check,
    finish, complete, negotiate, result, productivity, risk, routine`),
  customer: listed(`
    customer, client, patient, user, consumer, passenger, student, guest, serve, service, complaint,
    complain, praise, need, expectation, satisfaction, listen, understand, solve, solution, deadline,
    reply, trust, loyalty, queue, order, sale, exchange, refund, apologize, care, welcome`),
  integrity: listed(`
    ethics, ethical, right, wrong, rule, policy, law, procedure, safety, confidential, privacy, honest,
    honesty, truth, transparency, responsibility, responsible, mistake, admit, own, acknowledge, warn,
    report, pressure, refuse, consequence, trust, correct, respect, protect, risk`),
  motivation: listed(`
    position, role, company, career, profession, field, experience, degree, course, learn, grow, growth,
    develop, goal, interest, choose, choice, reason, motivate, contribute, result, achievement,
    challenge, opportunity, values, environment, team, skill, strength, background, next step, future`),
  technical: listed(`
    technique, procedure, step, method, tool, equipment, system, standard, criterion, quality, safety,
    test, check, measure, record, log, diagnosis, analyze, failure, error, risk, prevent, fix,
    maintenance, document, plan, carry out, result, metric, requirement`),
  case: listed(`
    first step, hypothesis, assumption, data, information, ask, understand, goal, cause, alternative,
    option, criterion, compare, priority, prioritize, risk, cost, deadline, impact, test, measure,
    metric, decide, recommend, recommendation, plan, step, follow up, communicate, result, customer`),
};
