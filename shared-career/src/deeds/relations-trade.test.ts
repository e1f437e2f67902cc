import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a requirement that it proves: offices, money, people, goods, sales, kitchens. */
const PROVES = `
  Reservo as salas de reunião e deixo o projetor pronto → Gestão de salas de reunião
  Servia café e água nas reuniões da diretoria → Serviço de copa
  Reconhecia firma e autenticava documentos no cartório → Trâmites em cartórios
  Fiscalizava as empresas terceirizadas de limpeza e portaria → Gestão de terceiros
  Conferi as taxas da maquininha e conciliei Cielo e Stone → Conciliação de cartões
  Antecipei R$ 2 milhões em recebíveis com FIDC → Desconto de duplicatas
  Levei 40 títulos a protesto por mês → Negativação de clientes
  Expliquei os desvios do orçado contra o realizado → Análise de variações
  Montei a DRE gerencial de 12 lojas → Elaboração de DRE
  Bloqueava e liberava pedidos de clientes inadimplentes → Liberação de pedidos
  Atendi o PBC dos auditores sem ressalvas → Atendimento a auditorias
  Fiz testes substantivos e circularização em 9 clientes → Auditoria contábil
  Empenhei e liquidei no SIAFI → Contabilidade pública
  Fechei 200 contratos de consignado como correspondente bancário → Crédito consignado
  Abasteci caixas eletrônicos e cuidei do numerário → Tesouraria de agência
  Investiguei alertas de transações atípicas e comuniquei o COAF → Prevenção à lavagem de dinheiro
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  Cuidei da portaria do prédio → Administração de condomínios
  Recebi pix no caixa da loja → Open Finance
  Paguei boletos no internet banking → Captação de recursos bancários
  Conciliei o extrato do banco → Conciliação de cartões
  Atendi o telefone da diretoria → Secretaria do conselho
  Cobrei clientes por telefone → Cobrança judicial
  Atendi a auditoria da ISO 9001 → Trabalhos de auditoria contábil
  Organizei o arquivo do escritório → Gestão de contratos de terceiros
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
