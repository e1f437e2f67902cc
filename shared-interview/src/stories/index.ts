export { writeStoriesMarkdown } from './stories-markdown.ts';
export { findRepeatedStory } from './repeated-story.ts';
export type { Story, Telling } from './story.ts';
export { buildStoryBank, type StoredInterview } from './story-bank.ts';
