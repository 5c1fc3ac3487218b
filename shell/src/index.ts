import './first';
import './bootstrap';
