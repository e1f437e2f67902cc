import './toast-offset.css';
export { LowerEdge } from './lower-edge.tsx';
