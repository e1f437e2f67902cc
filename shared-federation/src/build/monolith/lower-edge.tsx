/** A monolith has neither versions to choose from nor local ones. */
export const LowerEdge = () => null;
