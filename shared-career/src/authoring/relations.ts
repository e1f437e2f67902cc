import * as v from 'valibot';

const PatternSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9*%$./+&: -]*$|^%|^1\*/u,
    'Palavras em minúsculas e sem acento, separadas por espaço; * no fim de uma palavra a deixa aberta.',
  ),
);

/** A file of relations between what ads ask for and how CVs tell it. */
export const RelationFileSchema = v.array(
  v.object({
    asked: v.pipe(
      v.array(v.string()),
      v.minLength(1),
      v.description('Como uma vaga chama isso: palavras que estão juntas no que ela pede'),
    ),
    shown: v.pipe(
      v.array(PatternSchema),
      v.minLength(1),
      v.description(
        'Como um currículo conta isso: palavras que estão juntas em um trecho, em qualquer ordem',
      ),
    ),
  }),
);
