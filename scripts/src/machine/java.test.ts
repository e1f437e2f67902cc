import { describe, expect, it } from 'vitest';
import type { JavaAnswer } from './java-version.ts';
import { ensureJava, type JavaSource } from './java.ts';

const NONE: JavaAnswer = { worked: false, output: '' };
/** The program of a Mac without Java. */
const STUB: JavaAnswer = { worked: false, output: 'Unable to locate a Java Runtime that supports (null).' };
const java = (version: string): JavaAnswer => ({
  worked: true,
  output: `Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "${version}" 2025-04-15\nOpenJDK Runtime`,
});

function machine(before: JavaAnswer, after = before): JavaSource & { installs: number } {
  const state = {
    installs: 0,
    ask: async () => (state.installs > 0 ? after : before),
    install: async () => void state.installs++,
  };
  return state;
}

describe('ensureJava', () => {
  it.each(['11', '17.0.15', '21-ea', '25.0.1'])('takes version %s as it is', async (version) => {
    const source = machine(java(version));
    expect(await ensureJava(source)).toEqual({ ok: true, value: null });
    expect(source.installs).toBe(0);
  });
  it.each([
    ['1.8.0_392', 8],
    ['9.0.4', 9],
    ['10', 10],
  ])('says that version %s is too old', async (version, major) => {
    const result = await ensureJava(machine(java(version)));
    expect(result).toMatchObject({
      ok: false,
      error: expect.stringContaining(`versão ${major}, antiga demais`),
    });
  });
  it.each([NONE, STUB])('installs where there is none: %j', async (answer) => {
    expect(await ensureJava(machine(answer, java('17.0.1')))).toEqual({ ok: true, value: null });
  });
  it.each([NONE, STUB])('says how to get it where it cannot be installed: %j', async (answer) => {
    expect(await ensureJava(machine(answer))).toMatchObject({
      ok: false,
      error: expect.stringContaining('não foi encontrado'),
    });
  });
  it('leaves a version that it cannot read to the emulator', async () => {
    expect((await ensureJava(machine({ worked: true, output: 'some build' }))).ok).toBe(true);
  });
});
