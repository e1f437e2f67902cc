import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

/** A file of content with one change. */
function read(file: string, from: string, to: string) {
  const text = readFileSync(join(import.meta.dirname, '../../content', file), 'utf8');
  expect(text).toContain(from);
  return { file: `content/${file}`, text: text.replace(from, to) };
}

it.each([
  [
    'an order without a sentence',
    'behaviorItems',
    'behavior/items.yaml',
    ['  - inner-study-not\n', ''],
    /^content\/behavior\/items\.yaml:\d+: falta a frase inner-study-not/u,
  ],
  [
    'a scenario without an answer for a tendency',
    'scenarios',
    'behavior/scenarios.yaml',
    ['archetype: rebel', 'archetype: obliger'],
    /^content\/behavior\/scenarios\.yaml:\d+: falta a resposta de rebel/u,
  ],
  [
    'a pair with an anchor that is none',
    'anchors',
    'questionnaire/anchors.yaml',
    ['anchorId: craft', 'anchorId: ofício'],
    /^content\/questionnaire\/anchors\.yaml:\d+: não há uma âncora ofício/u,
  ],
  [
    'an option that the answers do not know',
    'options',
    'questionnaire/options.yaml',
    ['value: hybrid', 'value: às vezes'],
    /^content\/questionnaire\/options\.yaml:\d+: .*workModels/u,
  ],
  [
    'a task that names what nothing fills',
    'planTasks',
    'plan-texts/tasks.yaml',
    ['Alinhar o LinkedIn com {goal}', 'Alinhar o LinkedIn com {cargo}'],
    /^content\/plan-texts\/tasks\.yaml:\d+: \{cargo\} não é conhecido aqui; são: goal/u,
  ],
  [
    'an artefact of two fields at once',
    'artefacts',
    'plan-texts/artefacts.yaml',
    ['- business', '- finance'],
    /^content\/plan-texts\/artefacts\.yaml:\d+: a área business deve estar em um lugar/u,
  ],
  [
    'an error with a value that nobody knows',
    'readingErrors',
    'texts/reading-errors.yaml',
    ['limite de {megabytes} MB', 'limite de {gigabytes} GB'],
    /^content\/texts\/reading-errors\.yaml:\d+: não há um valor \{gigabytes\}/u,
  ],
] as const)('%s is refused at its place', (_, collection, file, [from, to], fault) => {
  const { faults } = compileTexts(config, { [collection]: [read(file, from, to)] });
  expect(faults.map(describeFault)).toContainEqual(expect.stringMatching(fault));
});
