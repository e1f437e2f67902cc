/** The body of an answer of the backend that has to be a good one. */
export async function expectOk(
  asked: Promise<{ readonly status: number; readonly body: unknown }>,
): Promise<unknown> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
