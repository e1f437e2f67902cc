/** Accounting, treasury, tax, banking. Columns: see `parse.ts`. */
export const FINANCE_SKILLS = `
contas-pagar-receber | Contas a pagar e a receber | technique | 2 | pagamentos e recebimentos; contas a pagar e receber; contas a pagar e contas a receber; baixa de títulos
fluxo-caixa | Fluxo de caixa | technique | 2 | cash flow; controle de caixa; projeção de caixa; gestão de caixa; controle financeiro | | contas-pagar-receber
conciliacao-bancaria | Conciliação bancária | technique | 1 | conciliação de contas; conciliações bancárias; bank reconciliation; conciliação de cartões
faturamento | Faturamento e notas fiscais | technique | 2 | faturamento; nota fiscal; notas fiscais; emissão de boletos; billing | | contas-pagar-receber
cobranca | Cobrança e recuperação de crédito | technique | 2 | cobrança; recuperação de crédito; negociação de dívidas; inadimplência; redução da inadimplência; debt collection | | negociacao
contabilidade | Contabilidade | knowledge | 4 | contábil; rotinas contábeis; accounting; plano de contas
crc | Registro no CRC | licence | 5 | crc; crc ativo; conselho regional de contabilidade | contabilidade, graduacao-contabeis
graduacao-contabeis | Graduação em ciências contábeis | licence | 5 | ciências contábeis; bacharel em ciências contábeis; bacharelado em ciências contábeis; técnico em contabilidade | ensino-superior | crc
fiscal-tributario | Rotinas fiscais e tributárias | knowledge | 4 | fiscal; tributário; apuração de impostos; impostos; obrigações acessórias; escrituração fiscal; tax | | contabilidade
sped | SPED e obrigações acessórias | tool | 2 | sped; efd | fiscal-tributario
reforma-tributaria | Reforma tributária | knowledge | 2 | cbs e ibs; ibs; split payment
ifrs | IFRS e CPC | knowledge | 4 | ifrs; cpc; normas internacionais de contabilidade | contabilidade
auditoria | Auditoria | technique | 3 | auditoria contábil; audit; testes de controle; papéis de trabalho | | gestao-riscos
custos | Análise de custos | technique | 3 | custos; formação de preço; precificação; custeio; análise de margem; custo padrão; pricing; cost analysis
planejamento-financeiro | Planejamento financeiro e orçamento | technique | 3 | planejamento financeiro; fp&a; planejamento orçamentário; budget e forecast | gestao-orcamento
analise-financeira | Análise financeira | technique | 3 | análise de balanços; demonstrativo de resultados; dre; análise de investimentos; financial analysis; indicadores financeiros; viabilidade financeira; ebitda
modelagem-financeira | Modelagem financeira | technique | 4 | modelos financeiros; financial modeling; projeções financeiras | analise-financeira, excel-avancado
tesouraria | Tesouraria | technique | 3 | treasury; aplicações financeiras; captação de recursos financeiros; gestão de bancos | fluxo-caixa
analise-credito | Análise de crédito | technique | 3 | concessão de crédito; crédito e cobrança; serasa; credit analysis; score de crédito
produtos-bancarios | Produtos bancários | knowledge | 2 | produtos e serviços bancários; financiamentos; abertura de contas; banking
investimentos | Investimentos | knowledge | 3 | mercado financeiro; mercado de capitais; investments
cpa-10 | Certificação CPA | licence | 2 | cpa-10; cpa 10; anbima; c-pro r | investimentos, produtos-bancarios
cea | Certificação CEA ou CFP | licence | 3 | cea; planejador financeiro | investimentos
matematica-financeira | Matemática financeira | knowledge | 2 | juros compostos; cálculo de juros; hp 12c; hp12c
operacao-caixa | Operação de caixa | technique | 1 | operador de caixa; operadora de caixa; abertura e fechamento de caixa; fechamento de caixa; frente de caixa; operação de pdv; sangria; caixa de loja; cashier
departamento-fiscal-conferencia | Conferência de documentos fiscais | technique | 2 | conferência de notas; lançamento de notas; lançamento de notas fiscais; entrada de notas; conferência fiscal | | faturamento
`;
