/** For each feature the documents that have it, with how much it weighs there. */
export interface Postings {
  readonly starts: Int32Array;
  readonly documents: Int32Array;
  readonly weights: Float32Array;
}

/** @param documents for each document its features with their weights. */
export function createPostings(
  documents: readonly (readonly (readonly [feature: number, weight: number])[])[],
  features: number,
): Postings {
  const starts = new Int32Array(features + 1);
  for (const own of documents)
    for (const [feature] of own) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let at = 1; at <= features; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const total = starts[features] ?? 0;
  const next = starts.slice();
  const lists = { documents: new Int32Array(total), weights: new Float32Array(total) };
  documents.forEach((own, document) => {
    for (const [feature, weight] of own) {
      const at = next[feature] ?? 0;
      lists.documents[at] = document;
      lists.weights[at] = weight;
      next[feature] = at + 1;
    }
  });
  return { starts, ...lists };
}

/** Adds to every document that has a feature what it weighs there, times a factor. */
export function addPostings(to: Float32Array, postings: Postings, feature: number, factor: number): void {
  const { starts, documents, weights } = postings;
  const end = starts[feature + 1] ?? 0;
  for (let at = starts[feature] ?? 0; at < end; at += 1) {
    const document = documents[at] ?? 0;
    to[document] = (to[document] ?? 0) + (weights[at] ?? 0) * factor;
  }
}
