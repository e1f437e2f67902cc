import { defineContent, literal, moduleOf, ofEach, Text } from '@aura/content-tools';
import * as v from 'valibot';
import { STEP_IDS } from './src/wizard/steps.ts';

const StepSchema = v.strictObject({
  label: v.pipe(Text, v.description('Nome na barra de progresso')),
  minutes: v.pipe(v.number(), v.description('O que leva a quem lê em um ritmo comum')),
  title: v.pipe(Text, v.description('Título do passo')),
  lead: Text,
  ifSkipped: v.exactOptional(v.pipe(Text, v.description('O que deixar o passo vazio faz ao diagnóstico'))),
});

/** The texts of the wizard's steps. */
export default defineContent({
  collections: {
    steps: { files: 'content/steps.yaml', schema: v.strictObject(ofEach(STEP_IDS, StepSchema)) },
  },
  compile: ({ steps }) => ({
    'steps.ts': moduleOf(
      `import type { StepId } from '../wizard/steps.ts';`,
      `interface StepText { readonly label: string; readonly title: string; readonly lead: string;`,
      `  readonly minutes: number; readonly ifSkipped?: string }`,
      ...steps.map(
        ({ data }) => `export const STEP_TEXTS: Readonly<Record<StepId, StepText>> = ${literal(data)};`,
      ),
    ),
  }),
});
