/* Names alone: the shell brings what is behind them. A tool chain reads here what it may import. */
export const Link = undefined;
export const SharedRouter = undefined;
