/** A short CV as plain text, long enough to be read. */
export const PLAIN_RESUME = `Carla Mendonça
Fortaleza, CE
(85) 98888-1234
carla.mendonca@exemplo.com

RESUMO
Assistente financeira com cinco anos de experiência em contas a pagar e conciliação bancária.

EXPERIÊNCIA PROFISSIONAL
Assistente Financeira
Distribuidora Jangada Ltda
Jan/2020 – atual
- Conciliei 12 contas bancárias por mês
- Reduzi multas em 30%

Auxiliar Administrativo
Clínica Sorriso
03/2017 a 12/2019
- Atendi pacientes e organizei a agenda

FORMAÇÃO ACADÊMICA
Bacharelado em Administração – Universidade Federal do Ceará – 2016 a 2020

IDIOMAS
Inglês: intermediário

HABILIDADES
Excel, SAP, conciliação bancária`;

export const NOW = new Date('2026-03-01T12:00:00Z');
