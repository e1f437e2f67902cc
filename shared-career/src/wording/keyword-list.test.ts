import { describe, expect, it } from 'vitest';
import { isKeywordList } from './keyword-list.ts';

describe('isKeywordList', () => {
  it.each([
    'SQL, Python, Excel, liderança',
    'Tecnologias: Java, Spring, AWS, Docker.',
    'Gestão de pessoas, gestão de projetos, análise de dados, controle de estoque',
    'SQL Python Java Excel Tableau PowerBI',
    'SQL | Python | Excel | SAP',
    'Liderança Gestão de pessoas Excel Scrum Python SQL',
  ])('reads "%s" as a list', (line) => expect(isKeywordList(line)).toBe(true));

  it.each([
    'Recebi, conferi, separei e expedi mercadorias',
    'Atendi clientes no balcão, por telefone, por e-mail e pelo WhatsApp',
    'Desenvolvi APIs em Python, Django, Flask, FastAPI e SQL',
    'Reduzi perdas',
    'Vendas e atendimento ao cliente na loja de rua',
    'I turn reports that nobody reads into decisions that people make.',
    'Alvenaria, reboco e contrapiso em obras residenciais de até doze andares',
    '',
  ])('reads "%s" as a sentence', (line) => expect(isKeywordList(line)).toBe(false));
});
