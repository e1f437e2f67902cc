import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCases } from './labelled-answers.ts';
import { falseSentences, figuresOf, gradeOf, measure, unjudgedSentences } from './measure.ts';

const { values } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    worst: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const set = values['held-out'] ? 'held-out' : 'development';
if (values['held-out'] && (values.errors || values.worst)) {
  console.error('The held-out answers give sums only: --errors and --worst are for the development set.');
  process.exit(1);
}
const file = fileURLToPath(new URL(`../../cases/interview/${set}/answers.yaml`, import.meta.url));
const all = readCases(file).map(measure);
const figures = figuresOf(all);
if (values.json) console.log(JSON.stringify(figures));
else {
  const { byKind, sentences, ...rest } = figures;
  console.log(set, rest);
  console.table(byKind);
  console.table(sentences);
}
const gap = (one: (typeof all)[number]): number => Math.abs(gradeOf(one) - one.grade);
const byGap = all.toSorted((a, b) => gap(b) - gap(a));
const shown = values.errors ? byGap : values.worst ? byGap.slice(0, 10) : [];
for (const one of shown) {
  const grade = one.value === null ? one.said.join(' ') : gradeOf(one);
  console.log(
    `\n${one.question.id} ${one.kind} labelled ${one.grade} graded ${grade} [${one.holds.join(' ')}]`,
  );
  console.log(one.answer);
  for (const text of falseSentences(one)) console.log(`  FALSE: ${text}`);
  for (const text of unjudgedSentences(one)) console.log(`  UNJUDGED: ${text}`);
}
