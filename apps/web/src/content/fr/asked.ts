export { data } from 'virtual:salama-content/fr/asked';
