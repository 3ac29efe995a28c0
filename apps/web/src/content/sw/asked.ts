export { data } from 'virtual:salama-content/sw/asked';
