export { data } from 'virtual:salama-content/sw/library';
