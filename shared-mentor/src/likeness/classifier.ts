import { learnBayes } from './bayes.ts';
import { blendChances, type Chances } from './chances.ts';
import type { Features } from './features.ts';
import { learnLinear } from './linear.ts';
import { learnNearest } from './nearest.ts';
import { createVectors } from './vectors.ts';

/** A text whose class is known. */
export interface Example<Class extends string> {
  readonly of: Class;
  readonly features: Features;
}

/** How far each way of learning is trusted; found by trying them on texts that they had not learnt. */
const TRUST = { linear: 1, bayes: 0.5, nearest: 0.7 } as const;

/** Learns classes by examples: three ways that are wrong about different texts. Same examples, same outcome. */
export function learnClasses<Class extends string>(
  examples: readonly Example<Class>[],
  classes: readonly Class[],
): (features: Features) => Chances {
  const vectors = createVectors(examples.map(({ features }) => features));
  const texts = examples.map(({ of, features }) => ({
    of: classes.indexOf(of),
    features,
    vector: vectors.vectorOf(features),
  }));
  const linear = learnLinear(texts, classes.length, vectors.size);
  const bayes = learnBayes(texts, classes.length);
  const nearest = learnNearest(texts, classes.length);
  return (features) => {
    const vector = vectors.vectorOf(features);
    return blendChances([
      [linear(vector), TRUST.linear],
      [bayes(features), TRUST.bayes],
      [nearest(vector), TRUST.nearest],
    ]);
  };
}
