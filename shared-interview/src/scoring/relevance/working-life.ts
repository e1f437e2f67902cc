import { listed } from '../../bank/words/listed.ts';

/**
 * What people who speak of their work speak of, whatever their trade: who is there, where, when, with what, and what
 * is done. Base forms; a word that is as usual elsewhere is left out.
 */
export const WORKING_LIFE: Readonly<Record<'pt' | 'en', readonly string[]>> = {
  pt: listed(`
    chefe, chefia, gerente, gerência, supervisor, supervisora, encarregado, coordenador, coordenadora, coordenação, líder, diretor,
    diretora, diretoria, patrão, patroa, gestor, gestora, sócio, sócia, dono, colega, equipe, funcionário, funcionária, empregado,
    estagiário, estagiária, aprendiz, cliente, clientela, fornecedor, usuário, paciente, aluno, aluna, turma, passageiro, hóspede, morador,
    comprador, vendedor, técnico, técnica, analista, auxiliar, assistente, atendente, operador, especialista, voluntário,
    empresa, firma, loja, fábrica, indústria, escritório, hospital, clínica, laboratório, obra, galpão, depósito, almoxarifado, estoque,
    balcão, caixa, agência, oficina, restaurante, recepção, doca, setor, departamento, área, unidade, filial, matriz, bancada, linha,
    produção, turno, plantão, escala, expediente, jornada, prazo, meta, cronograma, agenda, rotina, prioridade, salário, piso, comissão, vaga,
    cargo, função, emprego, profissão, carreira, contrato, contratar, contratado, demissão, demitir, promover, estágio, curso, cursar, faculdade,
    formação, formar, graduação, certificado, diploma, currículo, experiência, treinamento, treinar, aprender, ensinar, estudar, praticar,
    relatório, planilha, sistema, software, servidor, painel, processo, procedimento, protocolo, projeto, reunião, orçamento, verba, custo,
    despesa, lucro, margem, faturamento, nota, pedido, documento, formulário, cadastro, ficha, prontuário, e-mail, chamado, máquina,
    equipamento, ferramenta, peça, material, serviço, entrega, entregar, venda, vender, compra, atendimento, atender, reclamação, reclamar,
    problema, erro, falha, defeito, solução, resolver, causa, risco, acidente, qualidade, resultado, indicador, auditoria, fiscalização,
    conferir, medir, anotar, registrar, organizar, planejar, combinar, avisar, propor, negociar, cobrar, testar, montar, instalar, implantar,
    reduzir, aumentar, melhorar, corrigir, consertar, revisar, apresentar, apresentação, explicar, orientar, acompanhar, delegar, decidir,
    decisão, responsável, responsabilidade, responder, priorizar, analisar, comparar, calcular, pesquisar, comunicar, convencer, ajudar, apoiar,
    liderar, coordenar, contratação, cumprir, crescer, desafio, oportunidade, dedicação, pontual, pontualidade, organização, paciência,
    compromisso, qualidades, defeitos, remuneração, pretensão, benefício, mercado, tarefa, atividade, demanda, lista, etapa, retorno, feedback`),
  en: listed(`
    boss, manager, supervisor, lead, leader, director, colleague, coworker, team, staff, employee, employer, intern, trainee, client, customer,
    supplier, vendor, user, patient, student, passenger, guest, engineer, analyst, assistant, company, office, shop, store, factory,
    hospital, clinic, lab, site, warehouse, stock, desk, branch, department, shift, deadline, target, goal, schedule, routine, priority,
    salary, job, role, career, contract, hire, hired, promotion, internship, degree, course, certificate, experience, training, train, learn,
    learned, teach, taught, study, studied, practice, report, spreadsheet, system, software, server, dashboard, code, process, procedure,
    protocol, project, meeting, budget, cost, revenue, margin, invoice, order, document, form, email, ticket, machine, equipment, tool, material, service, deliver, delivery, sale, sales, sell, purchase, complaint, problem, issue, error, bug, mistake, failure, solution, solve,
    solved, fix, fixed, cause, risk, accident, quality, result, audit, check, checked, measure, measured, organize, plan, planned, agree,
    agreed, propose, negotiate, test, install, reduce, increase, improve, review, present, presentation, explain, support, decide, decision,
    responsible, analyze, compare, research, communicate, convince, help, coordinate, grow, challenge, opportunity, skill, strength, weakness,
    task, request, feedback, product, account, business, queue, call`),
};
