export { data } from 'virtual:salama-content/en/asked';
