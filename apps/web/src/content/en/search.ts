export { data } from 'virtual:salama-content/en/search';
