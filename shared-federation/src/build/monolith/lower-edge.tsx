/** A monolith has no selectable and no local versions. */
export const LowerEdge = () => null;
