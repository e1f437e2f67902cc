/** Accounting, taxes, systems of the office, banking, insurance and investments. Columns: see `parse.ts`. */
export const ACCOUNTING_SKILLS = `
lancamentos-contabeis | Escrituração e lançamentos contábeis | technique | 2 | lançamentos contábeis; lançamento contábil; escrituração contábil; classificação contábil; razão contábil; contabilização; diário e razão; bookkeeping | contabilidade
fechamento-contabil | Fechamento contábil | technique | 3 | fechamento mensal contábil; fechamento de balanço; balanço patrimonial; balancete; demonstrações contábeis; dfc; demonstrações financeiras; month-end closing; encerramento de exercício | contabilidade
conciliacao-contabil | Conciliação contábil | technique | 2 | conciliações contábeis; conciliação de contas contábeis; composição de saldos; análise de contas contábeis; account reconciliation | contabilidade, conciliacao-bancaria
ativo-imobilizado | Ativo imobilizado | technique | 2 | depreciação; controle do ativo fixo; controle patrimonial contábil; ciap; fixed assets; inventário de ativos; ativo imobilizado contábil; controle de imobilizado | contabilidade
custos-industriais | Contabilidade de custos | technique | 4 | custeio por absorção; bloco k; custo industrial; apuração de custos; custeio abc; custo de produção; fechamento de custos; cost accounting | custos, contabilidade
consolidacao-balancos | Consolidação e reporte financeiro | technique | 4 | consolidação de balanços; financial reporting; reporte para matriz; us gaap; reporting package; combinação de negócios; hyperion; consolidação contábil; reporte financeiro | contabilidade, ifrs
abertura-empresas | Legalização de empresas | technique | 2 | legalização societária; paralegal; abertura de empresa; abertura e encerramento de empresas; redesim; registro na junta comercial; setor societário; departamento societário; alvarás | | contabilidade
icms | ICMS e substituição tributária | knowledge | 3 | icms; substituição tributária; difal; gia; apuração de icms; mva | fiscal-tributario
iss-retencoes | ISS e retenções na fonte | knowledge | 2 | iss; issqn; retenções tributárias; retenção de impostos; retenções na fonte; reinf; efd-reinf; csrf; irrf; retenção de inss | fiscal-tributario
pis-cofins | PIS e COFINS | knowledge | 3 | cofins; apuração de pis e cofins; monofásicos | fiscal-tributario
irpj-csll | IRPJ e CSLL | knowledge | 4 | irpj; csll; lucro real; lucro presumido; lalur; apuração de irpj; imposto de renda pessoa jurídica | fiscal-tributario
ipi | IPI e classificação fiscal | knowledge | 3 | ipi; ncm; classificação fiscal; cfop; cst; tipi; cadastro fiscal de produtos; tributação de produtos | fiscal-tributario
simples-nacional | Simples Nacional e MEI | knowledge | 2 | simples nacional; pgdas; defis; dasn; contabilidade para mei; fator r; contabilidade de mei | fiscal-tributario
nota-fiscal-eletronica | Notas fiscais eletrônicas | tool | 1 | nf-e; nfe; nfse; nfs-e; nfc-e; emissão de nf-e; emissor de notas; danfe; xml de notas; emissão de notas fiscais; carta de correção eletrônica; cupom fiscal; emissor de nota fiscal; nf; nfs | faturamento
imposto-renda-pf | Imposto de renda pessoa física | technique | 2 | irpf; imposto de renda; dirpf; malha fina; carnê-leão; personal income tax | | fiscal-tributario
sped-fiscal | SPED Fiscal e EFD | tool | 3 | sped fiscal; efd icms ipi; efd contribuições; sped contribuições; validação de sped; pva do sped; sintegra | sped
ecd-ecf | ECD e ECF | tool | 3 | ecd; ecf; sped contábil; escrituração contábil digital; escrituração contábil fiscal | sped, contabilidade
dctfweb | DCTFWeb e obrigações federais | tool | 2 | dctfweb; dctf; per/dcomp; perdcomp; e-cac; ecac; dimob; dmed; darf | fiscal-tributario, sped
planejamento-tributario | Planejamento tributário | technique | 4 | elisão fiscal; tax planning; consultoria tributária; recuperação de tributos; revisão fiscal; regimes especiais tributários; análise tributária; planejamento fiscal | fiscal-tributario, direito-tributario
precos-transferencia | Preços de transferência e tributação internacional | knowledge | 5 | transfer pricing; preço de transferência; tributação internacional; international tax | fiscal-tributario
dominio-sistemas | Domínio Sistemas | tool | 2 | domínio contábil; sistema domínio; domínio thomson reuters; software domínio; domínio escrita fiscal; domínio folha; onvio; domínio web | erp | alterdata
alterdata | Alterdata e outros sistemas contábeis | tool | 2 | alterdata; questor; prosoft; contmatic; sci sistemas contábeis; mastermaq; fortes contábil; fortes sistemas; nasajon; makro contábil; sistema contábil; wk radar | erp
totvs-protheus | TOTVS Protheus | tool | 3 | protheus; microsiga; totvs microsiga | erp | totvs-rm, datasul
totvs-rm | TOTVS RM | tool | 3 | rm totvs; corpore rm; rm labore; rm nucleus; totvs educacional; rm folha; rm fluxus | erp
datasul | TOTVS Datasul e Winthor | tool | 3 | datasul; totvs datasul; winthor; totvs winthor; rms totvs; logix totvs; totvs logix | erp
sankhya | Sankhya e Senior | tool | 2 | sankhya; senior sistemas; erp senior; sapiens senior; ronda senior; senior x; mega sistemas; mega erp; cigam; erp sankhya; starsoft | erp
omie | Omie, Conta Azul e Bling | tool | 1 | omie; conta azul; contaazul; bling; tiny erp; granatum; nibo; omie erp; olist tiny; gestãoclick; vhsys; marketup | erp
netsuite | Oracle NetSuite e EBS | tool | 3 | netsuite; oracle ebs; oracle e-business suite; jd edwards; peoplesoft; oracle fusion; oracle cloud erp; infor ln | erp
dynamics-365 | Microsoft Dynamics 365 | tool | 3 | dynamics 365; microsoft dynamics; dynamics ax; dynamics nav; business central; microsoft dynamics crm | erp
sap-fi | SAP FI/CO | tool | 3 | sap fi; sap co; sap fico; módulo fi; módulo financeiro do sap | sap
sap-mm | SAP MM | tool | 3 | módulo mm; módulo mm do sap; sap ariba; ariba; sap materials management | sap | compras
sap-sd | SAP SD | tool | 3 | módulo sd; módulo sd do sap; sap sales and distribution; sap vendas e distribuição | sap | faturamento
sap-pp | SAP PP, PM e QM | tool | 3 | sap pp; sap pm; sap qm; módulo pp; módulo pm; módulo qm; sap manutenção; módulo pm do sap | sap | pcp, gestao-manutencao
sap-hcm | SAP HCM e SuccessFactors | tool | 3 | sap hcm; sap hr; successfactors; sap successfactors; módulo hcm | sap | departamento-pessoal
sap-wm | SAP WM e EWM | tool | 3 | sap wm; sap ewm; módulo wm; sap extended warehouse; sap tm | sap, wms
sap-business-one | SAP Business One | tool | 2 | sap b1; business one; sap business 1; sap bo business one | sap
sap-s4hana | SAP S/4HANA | tool | 3 | s/4hana; s4 hana; sap hana; sap s4; s4hana; sap bw; sap activate | sap
auditoria-independente | Auditoria independente | technique | 4 | big four; auditoria das demonstrações financeiras; auditoria externa; external audit; cnai; papéis de trabalho de auditoria | auditoria, contabilidade
auditoria-interna | Auditoria interna | technique | 4 | internal audit; auditoria de processos; auditoria operacional; plano anual de auditoria; cia certified internal auditor | auditoria
sox | SOX e controles internos | knowledge | 3 | sox; sarbanes-oxley; coso; internal controls; matriz de controles; controles internos; walkthrough de controles | gestao-riscos | auditoria
pericia-contabil | Perícia contábil | technique | 4 | perito contábil; perito contador; cálculos periciais; laudo contábil; cnpc peritos; perita contábil | contabilidade, pericia-judicial
contas-pagar | Contas a pagar | technique | 1 | accounts payable; pagamento a fornecedores; programação de pagamentos; agendamento de pagamentos; ap financeiro | contas-pagar-receber
contas-receber | Contas a receber | technique | 1 | accounts receivable; baixa de recebimentos; controle de recebíveis; gestão de recebíveis; boletos bancários; boletos | contas-pagar-receber
remessa-retorno | Arquivos bancários e internet banking | technique | 1 | remessa e retorno bancário; cnab; internet banking empresarial; arquivo de remessa; borderô; transmissão bancária; pix empresarial; edi bancário; vans bancárias; internet banking | | contas-pagar-receber, conciliacao-bancaria
fundo-fixo | Prestação de contas e fundo fixo | technique | 1 | fundo fixo; caixa pequeno; relatório de despesas; despesas de viagem; petty cash; caixinha de despesas | | contas-pagar-receber
orcamento-empresarial | Orçamento empresarial | technique | 3 | orçamento anual; budgeting; acompanhamento orçamentário; orçado x realizado; orçado versus realizado; orçamento base zero; obz; forecast; revisão orçamentária; realizado versus orçado | gestao-orcamento, planejamento-financeiro
controladoria | Controladoria | technique | 4 | controller; controllership; contabilidade gerencial; management accounting | planejamento-financeiro | contabilidade
valuation | Valuation | technique | 4 | avaliação de empresas; múltiplos de mercado; wacc; fluxo de caixa descontado; dcf; laudo de avaliação de empresas | analise-financeira, modelagem-financeira
relacoes-investidores | Relações com investidores | technique | 4 | investor relations; divulgação de resultados; formulário de referência; fato relevante; earnings release; cvm | | analise-financeira
fusoes-captacao | Fusões e operações de mercado de capitais | technique | 5 | investment banking; private equity; venture capital; capital de risco; equity research; captação de investimento; ipo; emissão de debêntures; project finance; buy side; sell side | valuation
gestao-financeira | Gestão financeira | technique | 4 | administração financeira; financial management; gestor financeiro; coordenação financeira; rotinas financeiras; gerência financeira; departamento financeiro; análise de resultados financeiros | fluxo-caixa | planejamento-financeiro
financas-pessoais | Finanças pessoais e educação financeira | knowledge | 2 | educação financeira; orçamento familiar; educador financeiro; educadora financeira; planejamento financeiro pessoal; renegociação de dívidas; personal finance; finanças pessoais | | investimentos
cambio | Operações de câmbio | knowledge | 3 | foreign exchange; remessas internacionais; carta de crédito; trade finance; hedge cambial; câmbio e remessas; mercado de câmbio | | comercio-exterior, tesouraria
derivativos | Derivativos e gestão de risco de mercado | knowledge | 4 | derivativos; hedge; opções e futuros; risco de mercado; mercado futuro; value at risk; market risk; contratos futuros | investimentos
fundos-investimento | Fundos e gestão de ativos | knowledge | 4 | fundos de investimento; asset management; administração fiduciária; gestão de portfólio de investimentos; wealth management; gestão de patrimônio de clientes; fidc; gestor de fundos; custódia de ativos; backoffice de fundos; gestão de ativos financeiros | investimentos
renda-fixa | Renda fixa e renda variável | knowledge | 3 | renda fixa; renda variável; tesouro direto; ações e fundos imobiliários; análise fundamentalista; análise técnica de ações; mesa de operações; home broker; day trade; b3 | investimentos
assessoria-investimentos | Assessoria de investimentos | technique | 3 | agente autônomo de investimentos; consultor de investimentos; private banking; investment advisory; captação de investidores; assessor de investimentos; assessora de investimentos | investimentos
cpa-20 | Certificação CPA-20 | licence | 2 | cpa-20; cpa20; certificação anbima série 20; c-pro i | cpa-10
ancord | Certificação ANCORD | licence | 2 | ancord; credenciamento de assessor | assessoria-investimentos, cea
cnpi | Certificação CNPI ou CGA | licence | 4 | cnpi; cga; chartered financial analyst; apimec; cge anbima | investimentos, analise-financeira
cfp | Certificação CFP | licence | 3 | cfp; certified financial planner; planejador financeiro certificado | cea
atendimento-bancario | Atendimento bancário | technique | 2 | escriturário; caixa executivo; bank teller | produtos-bancarios, atendimento-cliente
credito-imobiliario | Crédito imobiliário | knowledge | 2 | financiamento imobiliário; financiamento habitacional; minha casa minha vida; correspondente caixa aqui; sfh; mortgage; sac e price imobiliário | produtos-bancarios
credito-consignado | Crédito consignado e empréstimos | knowledge | 1 | empréstimo consignado; consignado; portabilidade de crédito; crédito pessoal; promotora de crédito; empréstimo com garantia; empréstimos | produtos-bancarios
consorcios | Consórcios | knowledge | 1 | venda de consórcio; carta de crédito de consórcio | produtos-bancarios
meios-pagamento | Meios de pagamento | knowledge | 3 | adquirência; subadquirente; gateway de pagamento; bandeiras de cartão; arranjos de pagamento; payments; antecipação de recebíveis; cartões de crédito; open finance; open banking; baas; pagamentos via pix; pagamentos instantâneos | | produtos-bancarios
seguros | Mercado de seguros | knowledge | 3 | cotação de seguros; apólices; insurance; ramo de seguros; produtos de seguros | produtos-bancarios
susep | Habilitação de corretor de seguros | licence | 3 | susep; corretor de seguros; escola nacional de seguros | seguros
sinistros | Regulação de sinistros | technique | 2 | sinistros; vistoria de sinistro; indenização de seguros | seguros
subscricao-riscos | Subscrição e atuária | technique | 4 | subscrição de riscos; underwriting; atuária; atuarial; atuário; resseguro; actuarial | seguros, estatistica
previdencia-privada | Previdência e capitalização | knowledge | 2 | previdência complementar; pgbl; vgbl; títulos de capitalização; fundo de pensão; planos de previdência; venda de previdência privada | produtos-bancarios
cobranca-judicial | Recuperação de crédito e cobrança extrajudicial | technique | 2 | cobrança extrajudicial; operador de cobrança; operadora de cobrança; assessoria de cobrança; renegociação de contratos; cobrança amigável; negativação; agente de cobrança; acordos de cobrança | cobranca
gestao-risco-credito | Risco de crédito | technique | 4 | modelagem de crédito; basileia; provisão para devedores duvidosos; pdd; pecld; credit risk; rating de crédito; ifrs 9; políticas de crédito | analise-credito
regulacao-bancaria | Normas do Banco Central e da CVM | knowledge | 3 | banco central do brasil; bacen; normativos do banco central; normas da cvm; cosif; regulação financeira; normas do banco central | | compliance
gestao-condominios | Administração de condomínios | technique | 3 | administração condominial; síndico; síndica; prestação de contas condominial; assembleias de condomínio; gestão condominial; convenção de condomínio; gerente predial | | facilities
economia | Ciências econômicas | knowledge | 4 | economista; macroeconomia; microeconomia; análise econômica; economics; conjuntura econômica; corecon; cenários econômicos; economia aplicada | | estatistica, analise-financeira
`;
