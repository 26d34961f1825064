// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;
const func0 = lengthOf;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate4.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) < 1){
validate4.errors = [0];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.file_path === undefined) && (missing0 = "file_path"))){
validate1.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_path !== undefined){
const _errs4 = errors;
if(!(validate4(data0.file_path, {parentData:data0,parentDataProperty:"file_path",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.ref === undefined) && (missing1 = "ref")){
validate1.errors = [0];
return false;
}
else {
if(data3.sudo !== undefined){
const _errs7 = errors;
if(!(validate6(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.ref !== undefined){
const _errs8 = errors;
if(!(validate4(data3.ref, {parentData:data3,parentDataProperty:"ref",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject1 = validate9;

function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.file_path === undefined) && (missing0 = "file_path"))){
validate9.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_path !== undefined){
const _errs4 = errors;
if(!(validate4(data0.file_path, {parentData:data0,parentDataProperty:"file_path",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate9.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sudo !== undefined){
if(!(validate6(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
validate9.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate9.errors = [0];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject2 = validate13;

function validate18(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate18.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate13(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.file_path === undefined) && (missing0 = "file_path"))){
validate13.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_path !== undefined){
const _errs4 = errors;
if(!(validate4(data0.file_path, {parentData:data0,parentDataProperty:"file_path",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.branch === undefined) && (missing1 = "branch")) || ((data3.commit_message === undefined) && (missing1 = "commit_message"))){
validate13.errors = [0];
return false;
}
else {
if(data3.sudo !== undefined){
const _errs7 = errors;
if(!(validate6(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.branch !== undefined){
const _errs8 = errors;
if(!(validate4(data3.branch, {parentData:data3,parentDataProperty:"branch",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.commit_message !== undefined){
const _errs9 = errors;
if(!(validate18(data3.commit_message, {parentData:data3,parentDataProperty:"commit_message",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.author_email !== undefined){
const _errs10 = errors;
if(!(validate18(data3.author_email, {parentData:data3,parentDataProperty:"author_email",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.author_name !== undefined){
const _errs11 = errors;
if(!(validate18(data3.author_name, {parentData:data3,parentDataProperty:"author_name",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject3 = validate22;

function validate26(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate26.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate26.errors = [0];
return false;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate28(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate28.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate28.errors = [0];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate28.errors = [0];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate22(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate22.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
validate22.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 1;
}
if(data2.per_page === undefined){
data2.per_page = 20;
}
if(data2.sudo !== undefined){
const _errs6 = errors;
if(!(validate6(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ref !== undefined){
const _errs7 = errors;
if(!(validate4(data2.ref, {parentData:data2,parentDataProperty:"ref",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs8 = errors;
if(!(validate26(data2.page, {parentData:data2,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(valid2){
const _errs9 = errors;
if(!(validate28(data2.per_page, {parentData:data2,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
}
}
}
else {
validate22.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate22.errors = [0];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject4 = validate30;

function validate30(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.sha === undefined) && (missing0 = "sha"))){
validate30.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.sha !== undefined){
const _errs4 = errors;
if(!(validate4(data0.sha, {parentData:data0,parentDataProperty:"sha",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate30.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sudo !== undefined){
if(!(validate6(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
validate30.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate30.errors = [0];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  getFile: subject0,
  createFile: subject1,
  updateFile: subject1,
  deleteFile: subject2,
  getRawFile: subject0,
  getRepositoryTree: subject3,
  getBlob: subject4,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch !== undefined){
const _errs1 = errors;
if(typeof data.branch !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit_message !== undefined){
const _errs3 = errors;
if(typeof data.commit_message !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_email !== undefined){
const _errs5 = errors;
if(typeof data.author_email !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author_name !== undefined){
const _errs7 = errors;
if(typeof data.author_name !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate4.errors = [0];
return false;
}
if(!((data === "text") || (data === "base64"))){
validate4.errors = [0];
return false;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "text";
}
let missing0;
if((((data.branch === undefined) && (missing0 = "branch")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.commit_message === undefined) && (missing0 = "commit_message"))){
validate1.errors = [0];
return false;
}
else {
if(data.content !== undefined){
const _errs1 = errors;
if(typeof data.content !== "string"){
validate1.errors = [0];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs3 = errors;
if(!(validate4(data.encoding, {parentData:data,parentDataProperty:"encoding",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate6;

function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "text";
}
let missing0;
if((((data.branch === undefined) && (missing0 = "branch")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.commit_message === undefined) && (missing0 = "commit_message"))){
validate7.errors = [0];
return false;
}
else {
if(data.content !== undefined){
const _errs1 = errors;
if(typeof data.content !== "string"){
validate7.errors = [0];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs3 = errors;
if(!(validate4(data.encoding, {parentData:data,parentDataProperty:"encoding",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate7(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.last_commit_id !== undefined){
if(typeof data.last_commit_id !== "string"){
validate6.errors = [0];
return false;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

return {
  createFile: subject0,
  updateFile: subject1,
}
})()

export const responses = (() => {
const subject0 = validate1;
const pattern0 = new RegExp("^[0-9a-f]{40,64}$", "u");

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate2.errors = [0];
return false;
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.file_name === undefined) && (missing0 = "file_name")) || ((data.file_path === undefined) && (missing0 = "file_path"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.encoding === undefined) && (missing0 = "encoding"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.blob_id === undefined) && (missing0 = "blob_id"))) || ((data.commit_id === undefined) && (missing0 = "commit_id"))) || ((data.last_commit_id === undefined) && (missing0 = "last_commit_id"))){
validate1.errors = [0];
return false;
}
else {
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_path !== undefined){
const _errs3 = errors;
if(typeof data.file_path !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [0];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate1.errors = [0];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding !== undefined){
let data3 = data.encoding;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate1.errors = [0];
return false;
}
if("base64" !== data3){
validate1.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(typeof data.content !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
const _errs11 = errors;
if(typeof data.ref !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob_id !== undefined){
const _errs13 = errors;
if(!(validate2(data.blob_id, {parentData:data,parentDataProperty:"blob_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit_id !== undefined){
const _errs14 = errors;
if(!(validate2(data.commit_id, {parentData:data,parentDataProperty:"commit_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_commit_id !== undefined){
const _errs15 = errors;
if(!(validate2(data.last_commit_id, {parentData:data,parentDataProperty:"last_commit_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate6;
const wrapper0 = {validate: validate7};

function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate7.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate6.errors = [0];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate7(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate6.errors = [0];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const subject2 = validate9;

function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate9.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate9.errors = [0];
return false;
}
}
}
}
else {
validate9.errors = [0];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const subject3 = validate10;

function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate10.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const subject4 = validate11;

function validate12(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate12.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate14.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate14.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate14.errors = [0];
return false;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate12(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate14(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

const subject5 = validate16;

function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate17.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch !== undefined){
const _errs3 = errors;
if(typeof data.branch !== "string"){
validate17.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate17(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file_name === undefined) && (missing0 = "file_name")) || ((data.branch === undefined) && (missing0 = "branch"))){
validate16.errors = [0];
return false;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

const subject6 = validate19;

function validate19(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name !== undefined){
const _errs1 = errors;
if(typeof data.file_name !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.branch !== undefined){
const _errs3 = errors;
if(typeof data.branch !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate19.errors = [0];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

const subject7 = validate20;

function validate21(data, {parentData, parentDataProperty, rootData=data}={}){
validate21.errors = null;
return true;
}


function validate20(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate21(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

return {
  getFile: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createFile: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  updateFile: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 422: subject3 },
  deleteFile: { 200: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getRawFile: { 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getRepositoryTree: { 200: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getBlob: { 200: subject7, 401: subject2, 403: subject3, 404: subject4 },
}
})()
