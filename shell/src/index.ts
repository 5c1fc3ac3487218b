import './entry';
import './bootstrap';
