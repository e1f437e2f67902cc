import { findEngine, type EngineName } from '@aura/scripts/engines';
import { isDeepRun } from '@aura/testing';
import { expect, test } from '@playwright/test';
import { makePerson } from '../../support/accounts.ts';
import { diagnoseByRest } from '../../support/diagnoses.ts';
import { PASTED_CV } from '../../support/documents.ts';
import type { Engine } from '../../support/engines/engine.ts';
import { startFirefox } from '../../support/engines/firefox.ts';
import { sitAt, type Visitor } from '../../support/engines/visitor.ts';
import { startWebKit } from '../../support/engines/webkit.ts';
import { newPerson, type Person } from '../../support/people.ts';

const MANAGER = { email: 'gestora@demo.aura', password: 'demonstracao-2026' };

const STARTS: Readonly<Record<EngineName, (programs: readonly string[]) => Promise<Engine>>> = {
  firefox: ([program = '']) => startFirefox(program),
  webkit: ([driver = '', display = '']) => startWebKit({ driver, display }),
};

async function signIn(visitor: Visitor, { email, password }: Pick<Person, 'email' | 'password'>) {
  await visitor.open('/login');
  await visitor.type('E-mail', email);
  await visitor.type('Senha', password);
  await visitor.press('Entrar');
}

// Every other journey runs in Chromium. Other engines take their time to start.
if (isDeepRun())
  for (const name of ['firefox', 'webkit'] as const)
    test.describe(`the main paths in ${name}`, () => {
      const found = findEngine(name);
      let engine: Engine;
      let visitor: Visitor;

      test.beforeEach(async () => {
        const { missing, programs } = await found;
        test.skip(missing.length > 0, `${name} is not installed: ${missing.join(', ')}`);
        test.setTimeout(240_000);
        engine = await STARTS[name](programs);
        visitor = sitAt(engine);
      });
      test.afterEach(() => engine?.close());

      test('a new person goes from the sign-up over the wizard to a result', async () => {
        const { name: fullName, email, password } = newPerson();
        await visitor.open('/');
        await visitor.press('Recusar');
        await visitor.open('/signup');
        await visitor.type('Nome', fullName);
        await visitor.type('E-mail', email);
        await visitor.type('Senha', password);
        await visitor.press('Criar conta');
        await visitor.press('Começar o completo');
        await visitor.see('Aonde você quer chegar?');
        await visitor.type('Cargo que você busca', 'Analista de Dados');
        await visitor.escape();
        await visitor.press('Continuar');
        await visitor.press('Prefiro colar o texto');
        await visitor.type('Texto do currículo', PASTED_CV);
        await visitor.press('Ler este texto');
        await visitor.see('Confira o que foi lido');
        let step = await visitor.readHeading();
        while (step !== 'Tudo pronto para enviar?') {
          await visitor.press('Continuar', 'Pular este passo', 'Pular o resto');
          step = await visitor.readHeading(step);
        }
        await visitor.press('Enviar e ver o resultado');
        await visitor.see('Resultado do diagnóstico');
        await visitor.see('Suas provas mais fortes');
      });

      test('somebody with a diagnosis reads it, searches jobs, begins an interview and learns', async () => {
        const account = await makePerson();
        await diagnoseByRest(account, PASTED_CV);
        await visitor.open('/');
        await visitor.press('Recusar');
        await signIn(visitor, account.person);
        await visitor.see('Seu próximo passo');

        await visitor.open('/diagnostico/resultado');
        await visitor.see('O que fazer agora');
        await visitor.press('Plano');
        await visitor.see('Até 30 dias');

        await visitor.open('/buscador-vagas');
        await visitor.press('Buscar vagas');
        await visitor.see('de 100');

        await visitor.open('/simulador-entrevista');
        await visitor.press('Começar');
        await visitor.see('Pergunta 1 de 5');

        await visitor.open('/otimizador-curriculo');
        await visitor.press('Analisar um currículo');
        await visitor.press('Prefiro colar o texto');
        await visitor.type('Texto do currículo', PASTED_CV);
        await visitor.press('Ler este texto');
        await visitor.see('Confira o que foi lido');
        await visitor.press('Continuar');
        await visitor.press('Analisar currículo');
        await visitor.see('Seu currículo, linha a linha');

        await visitor.open('/micro-learnings/golpes-em-vagas');
        await visitor.see('Conferir');
        expect(await visitor.refusals()).toEqual([]);
      });

      test('a manager opens the numbers of their company and its people', async () => {
        await visitor.open('/');
        await visitor.press('Recusar');
        await signIn(visitor, MANAGER);
        await visitor.see('Semana de');
        await visitor.press('Pessoas da empresa');
        await visitor.see('Lista da empresa');
        expect(await visitor.refusals()).toEqual([]);
      });
    });
