export { chooseQuestions } from './choose-questions.ts';
